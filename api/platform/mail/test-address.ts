/** Domain of the addresses of test accounts: RFC 2606 reserves `.invalid`, so that no mailbox exists. */
export const testDomain = 'test.invalid';

/** Whether an address is one of a test account, which gets no email. */
export const isTestAddress = (address: string): boolean => address.toLowerCase().endsWith(`@${testDomain}`);
