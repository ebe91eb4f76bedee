import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import { useFormContext } from 'react-hook-form';
import { LabelledSelect } from '../../components/form/labelled-input';
import { confirm } from '../../components/feedback/confirm';
import { errorMessage } from '../../lib/errors';
import { useEmailTemplatesQuery } from './message.generated';

interface TemplateChoiceProps {
  /** Id of the chosen template; empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** Whether the form began with the words of a draft, which its `isDirty` does not count. */
  isRestored: boolean;
}

/** Fills the surrounding form with the words of a template. */
export function TemplateChoice({ value, onChange, isRestored }: TemplateChoiceProps) {
  const id = useId();
  const form = useFormContext<{ subject: string; body: string }>();
  const { data, error } = useEmailTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const [isDismissed, setDismissed] = useState(false);
  const [holdsDraft, setHoldsDraft] = useState(isRestored);
  const templates = data?.emailTemplates ?? [];
  const choose = async (chosen: string) => {
    const template = templates.find((one) => one.id === chosen);
    if (!template) return onChange('');
    const { subject, body } = form.getValues();
    const isOther = subject !== template.subject || body !== template.body;
    const isWritten = (form.formState.isDirty || holdsDraft) && body !== '' && isOther;
    if (
      isWritten &&
      !(await confirm({
        title: 'Replace your words?',
        text: `The template “${template.name}” replaces the subject and the message.`,
        confirmText: 'Replace',
      }))
    )
      return;
    onChange(chosen);
    setHoldsDraft(false);
    // the words of a template are not the Admin's own: another one replaces them without a question
    form.reset({ ...form.getValues(), subject: template.subject, body: template.body }, { keepDirtyValues: false });
  };
  return (
    <>
      {error && !isDismissed && (
        <Alert severity="error" onClose={() => setDismissed(true)}>
          Failed to fetch templates: {errorMessage(error)}
        </Alert>
      )}
      <LabelledSelect
        id={id}
        label="Template"
        value={templates.some((one) => one.id === value) ? value : ''}
        onChange={(event) => void choose(event.target.value)}
      >
        <option value="">{templates.length > 0 ? 'No template' : 'There are no templates yet'}</option>
        {templates.map(({ id: templateId, name }) => (
          <option key={templateId} value={templateId}>
            {name}
          </option>
        ))}
      </LabelledSelect>
    </>
  );
}
