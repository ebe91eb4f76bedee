import { useId } from 'react';

/** An id for a field of this name: two forms of a page may have fields of one name. */
export const useFieldId = (name: string): string => `field-${name.replaceAll('.', '-')}-${useId()}`;
