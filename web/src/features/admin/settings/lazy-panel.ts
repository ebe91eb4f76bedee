import { lazy } from 'react';
import type { ComponentType } from 'react';
import { lazyPage } from '../../../lib/lazy-page';

/** Receives a function that discards the unsaved changes; null when there are none. */
export type OnUnsaved = (forget: (() => void) | null) => void;

interface PanelProps {
  onUnsaved: OnUnsaved;
}

/** Returns a panel of the settings that loads when it is opened first. */
export const lazyPanel = (load: () => Promise<{ Panel: ComponentType<PanelProps> }>) =>
  lazy(async () => ({ default: (await lazyPage(load, 'Panel')()).Component }));
