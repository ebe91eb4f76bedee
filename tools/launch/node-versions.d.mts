export const OLDEST_NODE: string;
export const OLDEST_NODE_OF_TESTS: string;
export const TEST_NODE_FOLDER: string;
export const NODE_LINES_FOLDER: string;
export function isAtLeast(version: string, oldest: string): boolean;
export function endOfLifeNote(version: string, today: Date): string | undefined;
export function testNode(): string | undefined;
