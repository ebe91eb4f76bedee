import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface CurrencyChoiceProps {
  currencies: readonly string[];
  chosen: string;
  onChoose: (currency: string) => void;
}

/** Chooses the currency of revenue and refunds: sums of several currencies can't be added up. */
export const CurrencyChoice = ({ currencies, chosen, onChoose }: CurrencyChoiceProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={chosen}
    onChange={(_event, next: string | null) => next && onChoose(next)}
    aria-label="Currency of revenue and refunds"
  >
    {currencies.map((currency) => (
      <ToggleButton key={currency} value={currency} sx={{ px: 2 }}>
        {currency}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
