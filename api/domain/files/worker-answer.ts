/** Result of a function of `image-worker.ts`, or the message of its refusal. */
export type WorkerAnswer<Result> = { result: Result; refusal?: never } | { refusal: string; result?: never };
