import { PageTitle } from './page-title';

interface PageMetaProps {
  title: string;
  /** One or two sentences for a search result or a shared link. */
  description: string;
}

/** Title and description of a public page for search engines and shared links. The server adds the addresses. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Postloom" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
