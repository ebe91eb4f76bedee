/** What a function of `image-worker.ts` answers: a result, or a sentence that says why there is none. */
export type WorkerAnswer<Result> = { result: Result; refusal?: never } | { refusal: string; result?: never };
