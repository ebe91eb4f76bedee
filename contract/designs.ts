/** Time in which a deleted design can be restored, in minutes. */
export const restorableMinutes = 10;

/** Maximum number of designs deleted, restored or downloaded in one call. */
export const mostDesignsAtOnce = 100;

/** Maximum number of posts over one background: copies cost nothing. */
export const mostPostsPerBackground = 40;
