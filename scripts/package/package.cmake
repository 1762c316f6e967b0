# What is installed, and the Debian package. Read by the top CMakeLists.txt.
include(GNUInstallDirs)

install(TARGETS wizbid COMPONENT program)

# Documentation, man page and completion, for a package: needs scdoc, gzip and Python.
option(WIZBID_PACKAGE "Make what a package has besides the program" OFF)
if(WIZBID_PACKAGE)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  set(made ${PROJECT_BINARY_DIR}/package)
  set(files ${made}/wizbid.1.gz ${made}/changelog.gz ${made}/changelog.Debian.gz ${made}/wizbid.bash ${made}/_wizbid
            ${made}/wizbid.fish)
  add_custom_command(
    OUTPUT ${files}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${made}
    COMMAND sh ${CMAKE_CURRENT_LIST_DIR}/make-files $<TARGET_FILE:wizbid> ${PROJECT_SOURCE_DIR}
            ${made}
    DEPENDS wizbid ${CMAKE_CURRENT_LIST_DIR}/make-files ${CMAKE_CURRENT_LIST_DIR}/make-man
            ${CMAKE_CURRENT_LIST_FILE} ${PROJECT_SOURCE_DIR}/docs/CHANGELOG.md
    VERBATIM)
  add_custom_target(package_files ALL DEPENDS ${files})
  install(FILES ${made}/wizbid.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
  install(FILES ${made}/changelog.gz ${made}/changelog.Debian.gz ${CMAKE_CURRENT_LIST_DIR}/copyright
          DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/wizbid COMPONENT program)
  install(FILES ${CMAKE_CURRENT_LIST_DIR}/lintian-overrides RENAME wizbid COMPONENT program
          DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides)
  install(FILES ${made}/wizbid.bash RENAME wizbid COMPONENT program
          DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(FILES ${made}/_wizbid COMPONENT program
          DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
  install(FILES ${made}/wizbid.fish COMPONENT program
          DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
  install(PROGRAMS scripts/shard-job DESTINATION ${CMAKE_INSTALL_DATADIR}/wizbid COMPONENT program)
  install(DIRECTORY tables/charts tables/claims COMPONENT program
          DESTINATION ${CMAKE_INSTALL_DATADIR}/wizbid
          FILES_MATCHING PATTERN "*.pdf" PATTERN "*.csv" PATTERN "*.toml")
  install(DIRECTORY docs/ COMPONENT program DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/wizbid
          FILES_MATCHING PATTERN "*.md" PATTERN "*.svg" PATTERN "*.toml" PATTERN "*.png"
          PATTERN "CHANGELOG.md" EXCLUDE PATTERN "decisions" EXCLUDE)
endif()

# The library: headers as the folders of src have them, one target a folder.
set(library_folders words cards rules counting deals tables players games odds advice claims charts report)
foreach(folder IN LISTS library_folders)
  set_target_properties(wizbid_${folder} PROPERTIES EXPORT_NAME ${folder})
  install(TARGETS wizbid_${folder} EXPORT wizbid COMPONENT development
          ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}/wizbid)
  install(DIRECTORY src/${folder} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/wizbid
          COMPONENT development FILES_MATCHING PATTERN "*.h")
endforeach()
install(EXPORT wizbid NAMESPACE wizbid:: FILE wizbidTargets.cmake COMPONENT development
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/wizbid)
include(CMakePackageConfigHelpers)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/wizbidConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/wizbidConfig.cmake
        ${PROJECT_BINARY_DIR}/wizbidConfigVersion.cmake COMPONENT development
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/wizbid)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME wizbid)
set(CPACK_PACKAGE_CONTACT "The authors of wizbid <wizbid@example.org>")
set(CPACK_COMPONENTS_ALL program)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME wizbid)
set(CPACK_DEBIAN_PROGRAM_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Loaded when a PDF or PNG is drawn.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "libpangocairo-1.0-0, libcairo2, fonts-lato, fonts-dejavu-core")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION
    "For a hand, a seat, the card turned up and the earlier bids: the odds of
each number of tricks, the expected score of every bid, and the best one.
Counted exactly where that is affordable, sampled with honest errors
elsewhere. Prints bid charts, and checks what rule guides claim.")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ
    GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/package)
include(CPack)
