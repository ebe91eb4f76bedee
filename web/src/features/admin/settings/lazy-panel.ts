import { createElement } from 'react';
import type { ComponentType } from 'react';
import { lazyPart } from '../../../components/feedback/lazy-part';
import { SectionLoader } from '../../../components/feedback/loaders';
import { lazyPage } from '../../../lib/lazy-page';

/** Receives a function that discards the unsaved changes; null when there are none. */
export type OnUnsaved = (forget: (() => void) | null) => void;

interface PanelProps {
  onUnsaved: OnUnsaved;
}

/**
 * Returns a panel of the settings that loads when it is opened first. After a reload that did not help, the error is
 * shown in the panel's place, and the menu leads to the other panels.
 * @param chunk distinguishes it from panels that are imported by the same code
 */
export const lazyPanel = (load: () => Promise<{ Panel: ComponentType<PanelProps> }>, chunk?: string) => {
  const loadOrReload = lazyPage(load, 'Panel', { chunk });
  return lazyPart(async () => (await loadOrReload()).Component, createElement(SectionLoader));
};
