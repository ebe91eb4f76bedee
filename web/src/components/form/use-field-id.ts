import { useId } from 'react';

/** Returns an id for a field: two forms of a page may have fields of the same name. */
export const useFieldId = (name: string): string => `field-${name.replaceAll('.', '-')}-${useId()}`;
