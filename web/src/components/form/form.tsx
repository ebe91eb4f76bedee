import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { readDraft, writeDraft } from '../../lib/draft';
import { whenIdle } from '../../lib/when-idle';
import { adoptTyped } from './hydration';
import { submitWith } from './submit-with';
import type { Submit } from './submit-with';

type FormSchema<Values> = z.ZodType<Values, Values> | (() => Promise<z.ZodType<Values, Values>>);

interface FormOptions<Values extends FieldValues> {
  /** Or how to load it: the first screen of a page then needs no code of schemas. */
  schema: FormSchema<Values>;
  defaultValues: DefaultValues<Values>;
  /** External values; when they arrive, they replace those that were not edited. */
  values?: Values;
  /** Saves the input in this tab, under this name and account, until `forgetDraft`. Never for secrets. */
  draft?: { name: string; owner: string };
}

export type AppForm<Values extends FieldValues> = UseFormReturn<Values> & {
  forgetDraft: () => void;
  /** Whether it began with the input of a draft, which its `isDirty` does not count. */
  isRestored: boolean;
};

const texts = {
  parse: (value: unknown): Record<string, string> => {
    if (typeof value !== 'object' || value === null) throw new TypeError('A draft is an object of texts.');
    if (!Object.values(value).every((text) => typeof text === 'string')) throw new TypeError('A draft has texts only.');
    return { ...value };
  },
};

/** A frozen line must not hold a form back without a word: only a request is said to be waited for. */
const schemaMs = 5_000;

const late = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/** Returns what validates a form, with the code of schemas. @throws Error when that cannot be loaded */
async function resolverOf<Values extends FieldValues>(schema: FormSchema<Values>): Promise<Resolver<Values>> {
  const [{ zodResolver }, loaded] = await Promise.all([
    import('@hookform/resolvers/zod'),
    typeof schema === 'function' ? schema() : schema,
  ]);
  return zodResolver(loaded);
}

/** Applies the texts of a draft to existing fields. */
function withDraft<Values extends FieldValues>(
  defaults: DefaultValues<Values>,
  draft: FormOptions<Values>['draft'],
): DefaultValues<Values> {
  const saved = draft ? readDraft(draft.name, draft.owner, texts) : null;
  if (!saved) return defaults;
  return { ...defaults, ...Object.fromEntries(Object.entries(saved).filter(([name]) => name in defaults)) };
}

/** A react-hook-form validated by a zod schema: first on submit, then as each invalid field is corrected. */
export function useAppForm<Values extends FieldValues>({
  schema,
  defaultValues,
  values,
  draft,
}: FormOptions<Values>): AppForm<Values> {
  const [{ start, isRestored }] = useState(() => {
    const begun = withDraft(defaultValues, draft);
    return { start: begun, isRestored: begun !== defaultValues };
  });
  const form = useForm<Values>({
    resolver: async (...given) => {
      const resolver = await Promise.race([resolverOf(schema).catch(() => null), late(schemaMs)]);
      // the server checks the same: without it, its refusals are shown, or that the network is away or slow
      return resolver ? resolver(...given) : { values: given[0], errors: {} };
    },
    defaultValues: start,
    values,
    resetOptions: { keepDirtyValues: true },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const loadSchema = useEffectEvent(() => void resolverOf(schema).catch(() => undefined));
  useEffect(() => whenIdle(() => loadSchema()), []);
  const { name, owner } = draft ?? {};
  useEffect(() => {
    if (name === undefined || owner === undefined) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => writeDraft(name, owner, typed),
    });
  }, [form, name, owner]);
  return {
    ...form,
    forgetDraft: () => draft && writeDraft(draft.name, draft.owner, null),
    isRestored,
  };
}

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: Submit<Values>;
  children: ReactNode;
  label?: string;
}

/** The standard form; give it a FormErrorBanner, fields and a SubmitButton. */
export function Form<Values extends FieldValues>({ form, onSubmit, children, label }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  // once, when the app takes the page over: later the form receives every change itself
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  useEffect(() => adoptTyped(element.current, form), []);

  const submit = submitWith(form, onSubmit, { isLeft: () => element.current === null, label });
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        ref={element}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          // a second press may come before the button is shown as busy
          if (isSending.current) return;
          isSending.current = true;
          void submit(event).finally(() => (isSending.current = false));
        }}
        sx={{ gap: 2.5 }}
      >
        {children}
        <Typography sx={{ display: 'none', '@media (scripting: none)': { display: 'block' } }}>
          This form needs JavaScript: please switch it on in your browser.
        </Typography>
      </Stack>
    </FormProvider>
  );
}
