/** `<title>` of a page, hoisted into the head by React. */
export const PageTitle = ({ children }: { children: string }) => <title>{children}</title>;
