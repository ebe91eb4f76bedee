import type { Niche } from '../brief';
import { beauty, fashion, fitness, health, lifestyle } from './body';
import { business, education, finance, technology } from './desk';
import { music, parenting, pets } from './living';
import { art, cooking, diy, photography } from './making';
import { environment, gardening, sports, travel } from './outdoors';
import type { Scene } from './pencil';
import { gaming, vlog } from './screens';

const SCENES: Record<Niche, Scene> = {
  fitness, cooking, travel, technology, fashion, beauty, health, finance, parenting, pets, art, music, sports,
  environment, diy, gardening, photography, gaming, vlog, education, business, lifestyle,
};

/** The drawings of a niche. */
export const sceneOf = (niche: Niche): Scene => SCENES[niche];
