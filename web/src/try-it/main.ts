import { putForms } from './put-forms';

putForms(document);
