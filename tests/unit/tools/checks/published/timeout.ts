/** Milliseconds for what comes before the tests of this folder: the published packages are installed when they are missing (800 MB). */
export const INSTALL_TIMEOUT = 300_000;
