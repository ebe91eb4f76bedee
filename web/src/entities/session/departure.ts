let underWay = false;

/** Whether this tab is signing out on purpose: from the sign-out until its guarded page has been left. */
export const departure = {
  begin: () => {
    underWay = true;
  },
  isUnderWay: () => underWay,
  end: () => {
    underWay = false;
  },
};
