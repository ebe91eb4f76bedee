import { EXAMPLE, EXAMPLE_LOOKS, EXAMPLE_SIDE } from './example';
import { LookFrame, LookGrid } from './look-grid';
import { MakeThis } from './make-this';

/** The example in three looks, as pictures. */
export const ExampleLooks = () => (
  <LookGrid>
    {EXAMPLE_LOOKS.map(({ name, style, pictureUrl }) => (
      <LookFrame key={name} footer={<MakeThis name={name} style={style} />}>
        <img
          src={pictureUrl}
          alt={`${name}: ${EXAMPLE}`}
          width={EXAMPLE_SIDE}
          height={EXAMPLE_SIDE}
          style={{ display: 'block', width: '100%', height: '100%' }}
        />
      </LookFrame>
    ))}
  </LookGrid>
);
