/** Returns a name for the audit, which outlives accounts: enough to see that it changed, too little to name a person. */
export const maskedName = (name: string): string => `${[...name][0] ?? ''}…`;
