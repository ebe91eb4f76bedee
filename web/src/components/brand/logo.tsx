import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { defaultShopName } from '../../../../contract/brand';
import { initialOf } from '../../lib/initial';
import { paths } from '../../lib/paths';
import { Mark } from './mark';
import { useShop } from './shop-identity';

interface LogoProps {
  /** False shows only the mark. */
  name?: boolean;
  /** A logo of a section's own. The product's, below /brand/, is drawn as SVG, so that it fits both colour schemes. */
  image?: { url: string; alt: string };
}

/** Logo of the shop, linking home: a section's own, else the shop's, else its name, with our mark if it is ours. */
export function Logo({ name = true, image }: LogoProps) {
  const shop = useShop();
  const edited = image && image.url !== '' && !image.url.startsWith('/brand/') ? image : null;
  const picture = edited?.url ?? shop.logoUrl;
  return (
    <Box
      component={Link}
      to={paths.home.getHref()}
      aria-label={`${edited?.alt || shop.name} home`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: '8px',
        typography: 'h4',
        letterSpacing: '-0.03em',
      }}
    >
      {picture ? (
        <Box
          component="img"
          src={picture}
          alt=""
          sx={{ height: 36, width: 'auto', maxWidth: name ? { xs: 150, sm: 220 } : 44, objectFit: 'contain' }}
        />
      ) : (
        <NameLogo shopName={shop.name} isShort={!name} />
      )}
    </Box>
  );
}

function NameLogo({ shopName, isShort }: { shopName: string; isShort: boolean }) {
  if (shopName === defaultShopName)
    return (
      <>
        <Mark size={34} />
        {!isShort && <span>{shopName}</span>}
      </>
    );
  return isShort ? (
    <Initial shopName={shopName} />
  ) : (
    <Box
      component="span"
      sx={{
        maxWidth: { xs: '11ch', sm: '20ch' },
        fontSize: shopName.length > 14 ? '1.0625rem' : undefined,
        lineHeight: 1.15,
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      {shopName}
    </Box>
  );
}

/** The first letter of a shop's name, where only a mark has room. */
function Initial({ shopName }: { shopName: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 36,
        height: 36,
        borderRadius: '10px',
        backgroundColor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '1.125rem',
        letterSpacing: 0,
      }}
    >
      {initialOf(shopName)}
    </Box>
  );
}
