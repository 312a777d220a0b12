/** Maximum size of a picture: 25 MiB. */
export const MAX_FILE_BYTES = 26_214_400;
