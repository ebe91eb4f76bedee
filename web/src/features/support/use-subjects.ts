import { useSearchParams } from 'react-router-dom';
import { formatDate } from '../../lib/format';
import { useTicketDesignQuery, useTicketPurchaseQuery, useTicketSubjectsQuery } from './support.generated';

/** A design or order that a ticket may be about; the value is `design:ID` or `order:ID`. */
export interface Subject {
  value: string;
  label: string;
  thumbnailUrl?: string | null;
}

interface KnownDesign {
  id: string;
  primaryText: string;
  thumbnailUrl: string | null;
  createdAt: string;
}
interface KnownOrder {
  id: string;
  code: string;
  name: string;
  createdAt: string;
}

const ofDesign = ({ id, primaryText, thumbnailUrl, createdAt }: KnownDesign): Subject => ({
  value: `design:${id}`,
  label: `Design: ${primaryText.length > 60 ? `${primaryText.slice(0, 59)}…` : primaryText}, ${formatDate(createdAt)}`,
  thumbnailUrl,
});
const ofOrder = ({ id, code, name, createdAt }: KnownOrder): Subject => ({
  value: `order:${id}`,
  label: `Order ${code}: ${name}, ${formatDate(createdAt)}`,
});

/** Returns the id in a subject's value, if it is one of this kind. */
export const idOf = (about: string, kind: 'design' | 'order'): string | null =>
  about.startsWith(`${kind}:`) ? about.slice(kind.length + 1) : null;

/**
 * Loads the subjects that a ticket may be about: the newest designs and orders, the one named in the address, and the
 * one of a draft, which may be older.
 */
export function useSubjects(drafted: string) {
  const [parameters] = useSearchParams();
  const addressed = { design: parameters.get('design'), order: parameters.get('order') };
  const [design, order] = [addressed.design ?? idOf(drafted, 'design'), addressed.order ?? idOf(drafted, 'order')];
  const { data, loading, error, refetch } = useTicketSubjectsQuery({ fetchPolicy: 'cache-and-network' });
  const namedDesign = useTicketDesignQuery({ variables: { id: design ?? '' }, skip: !design });
  const namedOrder = useTicketPurchaseQuery({ variables: { id: order ?? '' }, skip: !order });
  const named = [
    ...(namedDesign.data ? [ofDesign(namedDesign.data.design)] : []),
    ...(namedOrder.data ? [ofOrder(namedOrder.data.purchase)] : []),
  ];
  const newest = [...(data?.me?.designs.items ?? []).map(ofDesign), ...(data?.me?.purchases.items ?? []).map(ofOrder)];
  const isNamed = ({ value }: Subject) => named.some((one) => one.value === value);
  return {
    subjects: [...named, ...newest.filter((one) => !isNamed(one))],
    /** The subject named in the address, once it is known to belong to the account. */
    named: named.find(({ value }) => addressed[value.startsWith('design:') ? 'design' : 'order'] !== null)?.value,
    failed: Boolean(error) && !loading && !data,
    retry: () => void refetch().catch(() => undefined),
  };
}
