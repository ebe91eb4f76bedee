import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { IdeaField } from '../../components/sections/banner/idea-field';
import { useViewer } from '../../entities/session/use-viewer';
import { saveIdea, withIdea } from '../../lib/idea';
import { paths } from '../../lib/paths';

const generator = paths.user.generateImage.getHref();
const tryOut = paths.tryOut.getHref();

/** Ways out of this document, replaceable in tests. */
export const documents = {
  /** Loads an address of this site as a document of its own, with the policy of that page. */
  open: (href: string): void => window.location.assign(href),
};

/**
 * An idea for a design. With an account the generator takes it over; without one it is set on the spot. Without
 * scripts, and before the app has started, the form sends the idea in the address.
 */
export function IdeaForm() {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('idea');
    const idea = field instanceof HTMLInputElement ? field.value : '';
    const isSaved = saveIdea(idea);
    if (viewer) void navigate(generator);
    // another document: this one may not run what shapes the words
    else documents.open(isSaved ? tryOut : withIdea(tryOut, idea));
  };
  return <IdeaField action={tryOut} onSubmit={begin} />;
}
