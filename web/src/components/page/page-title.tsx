/** `<title>` of a page, lifted into the head by React. */
export const PageTitle = ({ children }: { children: string }) => <title>{children}</title>;
