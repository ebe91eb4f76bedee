import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { MONTH_LENGTHS, MONTH_LIMITS, monthForm } from '../../../../contract/months';
import { plusDays } from '../../../../contract/time-zone';
import { DateField } from '../../components/form/date-field';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SelectField } from '../../components/form/select-field';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { nicheNames, nicheOptions, platforms, styleNames, styleOptions } from '../../entities/design/design-options';
import { notify } from '../../lib/notify';
import { paths } from '../../lib/paths';
import { requestAnswered, requestIdFor } from '../../lib/request-id';
import { useGoOn } from '../../lib/use-go-on';
import { today } from './days';
import { usePlanMonthMutation } from './months.generated';

const draft = 'month';
const lengths = MONTH_LENGTHS.map((length) => ({ value: String(length), label: `${length} posts` }));

const schema = z.object({
  idea: monthForm.shape.idea,
  startsOn: monthForm.shape.startsOn,
  length: z.enum(lengths.map(({ value }) => value)),
  platform: z.enum(platforms.map(({ value }) => value)),
  niche: z.enum(nicheNames),
  style: z.enum(styleNames),
  brandId: z.string(),
});

type Values = z.infer<typeof schema>;

interface PlanFormProps {
  owner: string;
  brands: readonly { id: string; name: string }[];
}

/** Plans a month from one idea. What was typed stays in this tab until the plan is there. */
export function PlanForm({ owner, brands }: PlanFormProps) {
  const goOn = useGoOn();
  const [plan] = usePlanMonthMutation();
  const [planning, setPlanning] = useState(false);
  const form = useAppForm<Values>({
    schema,
    defaultValues: {
      idea: '',
      startsOn: plusDays(today(), 1),
      length: '12',
      platform: 'INSTAGRAM',
      niche: 'BUSINESS',
      style: 'PROFESSIONAL',
      brandId: brands[0]?.id ?? '',
    },
    draft: { name: draft, owner },
  });
  const submit = async ({ length, brandId, ...values }: Values) => {
    const month = {
      ...values,
      length: Number(length),
      // one of a draft may be deleted by now: the field shows none then, or is not there
      brandId: brands.some(({ id }) => id === brandId) ? brandId : null,
    };
    setPlanning(true);
    try {
      const { data } = await plan({ variables: { input: { ...month, requestId: requestIdFor(draft, owner, month) } } });
      requestAnswered(draft, owner);
      const planned = data?.planMonth.plan;
      if (planned) {
        form.forgetDraft();
        const href = paths.user.month.getHref(planned.id);
        if (!(await goOn(href))) notify.done('Your month is planned.', { text: 'Open it', href });
      }
      return data?.planMonth.errors;
    } finally {
      setPlanning(false);
    }
  };
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 4 }, maxWidth: 760 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        One idea, a month of posts
      </Typography>
      <Form form={form} onSubmit={submit} label="Plan a month">
        <FormErrorBanner />
        <TextField
          name="idea"
          label="What is the month about?"
          rows={3}
          maxLength={MONTH_LIMITS.idea}
          placeholder="Fresh bread from our stone oven, every morning at seven"
          hint="Say everything that may be written: prices, dates, names. We never make up any."
          required
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <DateField name="startsOn" label="First day" required />
          <SelectField name="length" label="How many posts" options={lengths} />
          <SelectField name="platform" label="Network" options={platforms} />
          <SelectField name="niche" label="Kind of business" options={nicheOptions} />
          <SelectField name="style" label="Style" options={styleOptions} />
          {brands.length > 0 && (
            <SelectField
              name="brandId"
              label="Brand"
              placeholder="Without a brand"
              options={brands.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Box>
        {planning && (
          <Box role="status">
            <LinearProgress aria-label="Planning" sx={{ borderRadius: 99, mb: 1 }} />
            Planning your month: this takes up to half a minute. You may close this page; the plan will be here.
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <SubmitButton busyText="Planning...">Plan my month</SubmitButton>
          <Typography sx={{ color: 'text.secondary' }}>
            Free. You see every post and the price before you pay.
          </Typography>
        </Box>
      </Form>
    </Card>
  );
}
