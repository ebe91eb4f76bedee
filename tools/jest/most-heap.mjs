/** A worker whose heap has grown beyond this after a file is replaced by a new one, before it holds a gigabyte in all. */
export const MOST_HEAP_BYTES = 400 * 1024 * 1024;
