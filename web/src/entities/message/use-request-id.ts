import { useRef } from 'react';

/**
 * Returns a function that gives the same id for the same input, so that input whose answer was lost can be sent again
 * without being carried out twice; changed input is a new request.
 */
export function useRequestId(): (input: unknown) => string {
  const last = useRef({ text: '', id: '' });
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current.text !== text) last.current = { text, id: crypto.randomUUID() };
    return last.current.id;
  };
}
