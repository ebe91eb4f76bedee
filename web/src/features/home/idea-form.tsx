import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { IdeaField } from '../../components/sections/banner/idea-field';
import { useViewer } from '../../entities/session/use-viewer';
import { saveIdea } from '../../lib/idea';
import { withNextPage } from '../../lib/next-page';
import { paths } from '../../lib/paths';

const generator = paths.user.generateImage.getHref();

/**
 * An idea for a design: saved through the registration, and taken over by the generator. Works as a plain form as well.
 */
export function IdeaForm() {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('idea');
    if (field instanceof HTMLInputElement) saveIdea(field.value);
    void navigate(
      viewer ? generator : withNextPage(paths.register.getHref(), { pathname: generator, search: '', hash: '' }),
    );
  };
  return <IdeaField action={generator} onSubmit={begin} />;
}
