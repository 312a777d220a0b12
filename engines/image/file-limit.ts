/** Largest picture that is taken: 25 MiB. */
export const MAX_FILE_BYTES = 26_214_400;
