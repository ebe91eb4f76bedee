/** The dark background of an enlarged picture, and the colour of content on it, in both colour schemes. */
export const pictureGround = { bgcolor: '#12101C', color: '#FBF8F3' } as const;

/** Style of a control that is visible on any picture. */
export const onPicture = {
  color: pictureGround.color,
  backgroundColor: 'rgba(18, 16, 28, 0.72)',
  '&:hover': { backgroundColor: 'rgba(18, 16, 28, 0.9)' },
  '&.Mui-disabled': { color: 'rgba(251, 248, 243, 0.55)', backgroundColor: 'rgba(18, 16, 28, 0.5)' },
} as const;
