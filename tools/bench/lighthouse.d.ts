/** What the benchmark of pages uses of Lighthouse, which is installed by `npm run bench` only. */
declare module 'lighthouse' {
  interface Audit {
    id: string;
    /** 0 to 1; null without one. */
    score: number | null;
    scoreDisplayMode: string;
    numericValue?: number;
    details?: unknown;
  }
  interface Report {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, Audit>;
    environment: { benchmarkIndex: number };
  }
  interface Flags {
    port: number;
    logLevel: 'error';
    onlyCategories: string[];
  }
  /** Loads a page in the browser at this debugging port and measures it. */
  export default function lighthouse(address: string, flags: Flags): Promise<{ lhr: Report } | undefined>;
}
