import { useState } from 'react';
import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { errorMessage } from '../../lib/errors';
import { notify } from '../../lib/notify';

interface ConflictNoteProps {
  /** The server's words. */
  text: string;
  /** Loads what is stored now, and shows it. */
  onShow: () => Promise<void>;
}

/** On a phone the button stands below the words, which it would squeeze. */
const look = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: 1, minWidth: 0 },
  '& .MuiAlert-action': { flex: { xs: '1 0 100%', sm: 'none' }, ml: { xs: 0, sm: 'auto' }, pl: { xs: 4, sm: 2 } },
} as const;

/**
 * Says that another Admin has saved since the form was loaded. The user's input stays until they replace it by what is
 * stored.
 */
export const ConflictNote = ({ text, onShow }: ConflictNoteProps) => (
  <Alert
    severity="warning"
    sx={look}
    action={
      <Button
        color="inherit"
        size="small"
        onClick={() => void onShow().catch((error: unknown) => notify.error(errorMessage(error)))}
      >
        Show the current text
      </Button>
    }
  >
    {text}
  </Alert>
);

interface ConflictOptions<Stored> {
  /** What the form's values come from; null or omitted for something new. */
  stored: Stored | null | undefined;
  /** Loads what is stored now; nothing when it was deleted. */
  reload: () => Promise<Stored | null | undefined>;
  /** Sets the form to what is stored. */
  show: (current: Stored) => void;
}

type Errors = readonly { code: string; message: string }[] | undefined;

interface Conflict<Stored> {
  /** The version that the form's values come from; 0 for something new. */
  version: number;
  setVersion: (version: number) => void;
  /** Sets the form and its version to what is stored. */
  begin: (current: Stored) => void;
  /** Returns whether an answer says that another Admin has saved since, which the note then says. */
  isOvertaken: (errors: Errors) => boolean;
  /** Stands in the form. */
  note: ReactNode;
}

/** Keeps a form from overwriting what another Admin has saved since its values were loaded. */
export function useConflict<Stored extends { version?: number | null }>({
  stored,
  reload,
  show,
}: ConflictOptions<Stored>): Conflict<Stored> {
  const [version, setVersion] = useState(stored?.version ?? 0);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = (current: Stored) => {
    setVersion(current.version ?? 0);
    setProblem(null);
    show(current);
  };
  const conflictIn = (errors: Errors) => (stored ? errors?.find(({ code }) => code === 'CONFLICT') : undefined);
  const showCurrent = async () => {
    const current = await reload();
    if (current) begin(current);
    else notify.error('Someone else has deleted it.');
  };
  return {
    version,
    setVersion,
    begin,
    isOvertaken: (errors) => {
      const overtaken = conflictIn(errors);
      setProblem(overtaken?.message ?? null);
      return overtaken !== undefined;
    },
    note: problem && <ConflictNote text={problem} onShow={showCurrent} />,
  };
}
