import { useShop } from '../brand/shop-identity';

interface PageTitleProps {
  children: string;
  /** Without the shop's name. */
  alone?: boolean;
}

/** `<title>` of a page with the name of the shop, hoisted into the head by React. */
export function PageTitle({ children, alone = false }: PageTitleProps) {
  const { name } = useShop();
  return <title>{alone ? children : `${children} - ${name}`}</title>;
}

interface PageMetaProps {
  title: string;
  /** Whether the title stands without the shop's name. */
  alone?: boolean;
  /** One or two sentences for a search result or a shared link. */
  description: string;
}

/** Title and description of a public page for search engines and shared links. The server adds the addresses. */
export function PageMeta({ title, alone = false, description }: PageMetaProps) {
  const shop = useShop();
  return (
    <>
      <PageTitle alone={alone}>{title}</PageTitle>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:title" content={alone ? title : `${title} - ${shop.name}`} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
