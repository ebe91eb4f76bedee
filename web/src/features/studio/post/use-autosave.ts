import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { PostDocument } from '../../../../../studio/posts/document';
import { SaveStudioPostDocument, StudioDesignDocument } from '../studio.generated';
import { Autosave } from './autosave';
import type { SaveState, SavedPost } from './autosave';
import type { PostDrafts } from './post-draft';
import type { PostStore } from './use-post';
import { contentOf, postOf } from './stored-post';

interface AutosaveOfPost {
  state: SaveState;
  /** The saved version; null while the post on screen is another one. */
  version: number | null;
  /** Saves now. Resolves to whether the server has the post. */
  flush: () => Promise<boolean>;
  decide: (mine: boolean) => void;
}

interface Options {
  id: string;
  stored: SavedPost;
  store: PostStore;
  /** Keys in which an earlier visit and another window have both changed the post. */
  disputed: readonly string[];
  adopt: (post: PostDocument) => void;
  drafts: PostDrafts;
}

/** Saves a post while it is edited, and what an earlier visit could not save. */
export function useAutosave({ id, stored, store, disputed, adopt, drafts }: Options): AutosaveOfPost {
  const client = useApolloClient();
  const [autosave] = useState(
    () =>
      new Autosave({
        stored,
        post: store.post(),
        disputed,
        send: async (version, next) => {
          const { data } = await client.mutate({
            mutation: SaveStudioPostDocument,
            variables: { id, version, content: contentOf(next) },
            // it is sent to its end when the page is left
            context: { fetchOptions: { keepalive: true } },
          });
          const document = data?.saveDesignDocument.document;
          return document ? { version: document.version } : { errors: data?.saveDesignDocument.errors ?? [] };
        },
        reload: async () => {
          const { data } = await client.query({
            query: StudioDesignDocument,
            variables: { id },
            fetchPolicy: 'network-only',
          });
          const document = data?.design.document;
          if (!document) throw new TypeError('The design has no post any more');
          return { version: document.version, post: postOf(document) };
        },
        adopt,
        keepDraft: drafts.keep,
        dropDraft: drafts.drop,
      }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.get, autosave.get);
  useEffect(() => {
    autosave.change(store.post());
    return store.subscribe(() => autosave.change(store.post()));
  }, [autosave, store]);
  useEffect(() => {
    const flush = () => void autosave.flush();
    const events: [EventTarget, string][] = [
      [document, 'focusout'],
      [window, 'pagehide'],
      [window, 'online'],
    ];
    for (const [target, event] of events) target.addEventListener(event, flush);
    return () => {
      for (const [target, event] of events) target.removeEventListener(event, flush);
      autosave.stop();
    };
  }, [autosave]);
  return {
    state,
    version: state.is === 'saved' ? autosave.version() : null,
    flush: autosave.flush,
    decide: autosave.decide,
  };
}
