import { createContext } from 'react';

/** A person whom a filter can be set to. */
export interface Person {
  id: string;
  name: string;
  email: string;
}

/** Returns people whose name or email contains a text, the best matches first. */
export type SearchPeople = (text: string) => Promise<readonly Person[]>;

/** How the filters below find people. Without it a person filter is set by links alone. */
export const PeopleSearch = createContext<SearchPeople | null>(null);
