/** A worker whose heap has grown beyond this after a file is replaced by a new one, before it holds a gigabyte in all. */
export const MOST_HEAP_BYTES = 500 * 1024 * 1024;
