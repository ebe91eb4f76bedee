import 'graphiql/setup-workers/vite';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import 'graphiql/style.css';
import './explorer.css';
import { createRoot } from 'react-dom/client';
import { Explorer } from './explorer';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Explorer />);
