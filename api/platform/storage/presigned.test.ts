import { presigned, uriEncoded } from './presigned';

describe('a signed address', () => {
  it("is the one of the example in Amazon's reference", () => {
    const address = presigned('https://examplebucket.s3.amazonaws.com/test.txt', {
      region: 'us-east-1',
      credentials: {
        accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
        secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      },
      seconds: 86_400,
      now: new Date('2013-05-24T00:00:00Z'),
    });
    expect(address).toBe(
      'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256' +
        '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z' +
        '&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
        '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
  });

  it('signs names with quotes, stars and characters of any script as they are sent', () => {
    // made by @smithy/signature-v4 5.7.5 from the same request
    const disposition = `attachment; filename="calendar f?r alle (1)!.csv"; filename*=UTF-8''calendar%20f%C3%BCr%20alle%20%281%29%21.csv`;
    const address = presigned(`http://127.0.0.1:9000/files/items/${uriEncoded("it's (one)*.csv")}`, {
      region: 'auto',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'token/+=' },
      seconds: 60,
      query: { 'response-content-disposition': disposition, 'response-content-type': 'text/csv; charset=utf-8' },
      now: new Date('2026-11-28T10:11:12.345Z'),
    });
    expect(new URL(address).searchParams.get('response-content-disposition')).toBe(disposition);
    expect(new URL(address).searchParams.get('X-Amz-Signature')).toBe(
      'f3463f9fb0aa6c3bafdd9f3fec6c3350b684cb38476a59afc31db19f240e2a46',
    );
  });
});
