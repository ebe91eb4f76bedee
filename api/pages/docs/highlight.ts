import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import graphql from 'highlight.js/lib/languages/graphql';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import { escaped } from '../escaped';

const languages = { sh: bash, graphql, json, python, ts: typescript };
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);

/** Returns an example as HTML, its words marked by what they are; without marks in a language that no example has. */
export const highlighted = (code: string, language = ''): string =>
  highlighter.getLanguage(language) ? highlighter.highlight(code, { language }).value : escaped(code);
