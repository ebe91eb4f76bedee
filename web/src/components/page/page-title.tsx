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
