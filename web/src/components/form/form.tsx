import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { errorSentence } from '../../lib/errors';
import type { PayloadError } from '../../lib/errors';
import { adoptTyped } from './adopt-typed';
import { showServerErrors } from './server-errors';

interface FormOptions<Values extends FieldValues> {
  schema: z.ZodType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /** Values from outside that replace the untouched ones when they arrive. */
  values?: Values;
}

/** A react-hook-form checked by a zod schema: first when it is sent, then as each wrong field is mended. */
export function useAppForm<Values extends FieldValues>({ schema, defaultValues, values }: FormOptions<Values>): UseFormReturn<Values> {
  return useForm<Values>({ resolver: zodResolver(schema), defaultValues, values, resetOptions: { keepDirtyValues: true }, mode: 'onSubmit', reValidateMode: 'onChange' });
}

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Sends the values. Answered payload errors land on their fields or in the banner; a throw lands in the banner. */
  onSubmit: (values: Values) => Promise<readonly PayloadError[] | undefined | void>;
  children: ReactNode;
  label?: string;
}

/** The one way to make a form; give it a FormErrorBanner, fields and a SubmitButton. */
export function Form<Values extends FieldValues>({ form, onSubmit, children, label }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  // once, when the app takes the page over: later the form knows every word by itself
  // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  useEffect(() => adoptTyped(element.current, form), []);

  const submit = form.handleSubmit(async (values) => {
    try {
      showServerErrors(form, (await onSubmit(values)) ?? []);
    } catch (error) {
      form.setError('root.server', { type: 'server', message: errorSentence(error) });
    }
  });
  return (
    <FormProvider {...form}>
      <Stack component="form" ref={element} noValidate aria-label={label} onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
        {children}
        <Typography sx={{ display: 'none', '@media (scripting: none)': { display: 'block' } }}>This form needs JavaScript: please switch it on in your browser.</Typography>
      </Stack>
    </FormProvider>
  );
}
