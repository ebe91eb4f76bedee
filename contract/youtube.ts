const addresses = [
  /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/i,
  /^https:\/\/(?:www\.|m\.)?(?:youtube|youtube-nocookie)\.com\/(?:embed|shorts)\/([\w-]{11})(?:[/?&#]|$)/i,
  /^https:\/\/(?:www\.)?youtu\.be\/([\w-]{11})(?:[/?&#]|$)/i,
];

/**
 * Returns the id of a YouTube video from its address: of the page, of the player or a short link (specification, admin
 * area, section 5). Null for anything else, which no page plays.
 */
export const youTubeId = (url: string): string | null =>
  addresses.map((address) => address.exec(url)?.[1]).find((id) => id !== undefined) ?? null;
