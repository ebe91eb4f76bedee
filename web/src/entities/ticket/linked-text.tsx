import MuiLink from '@mui/material/Link';

/** Matches http and https addresses, without punctuation that usually ends a sentence. Other schemes stay text. */
const addresses = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/gi;

/** A text with its web addresses as links. */
export function LinkedText({ text }: { text: string }) {
  const found = [...text.matchAll(addresses)].filter(([address]) => URL.canParse(address));
  if (found.length === 0) return text;
  const ends = [0, ...found.map(({ index, 0: address }) => index + address.length)];
  return (
    <>
      {found.map(({ index, 0: address }, number) => (
        <span key={index}>
          {text.slice(ends[number], index)}
          <MuiLink href={address} target="_blank" rel="noopener noreferrer nofollow ugc" color="inherit">
            {address}
          </MuiLink>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
