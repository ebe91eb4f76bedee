import { photoUpload } from '../../../../contract/design-photo';
import { imageUpload } from '../../../../contract/uploads';
import { ticketImagesPath } from '../../../../contract/ticket-image';

/** A request of a run that is no REST path of the document, and the variables that it stores. */
interface ExtraStep {
  name: string;
  stores?: Readonly<Record<string, string>>;
}
export interface GraphQLStep extends ExtraStep {
  query: string;
  /** Variables as a JSON text in which `{{name}}` is a variable of the collection. */
  variables?: string;
  /** The mutation whose payload may have no errors. */
  mutation?: string;
}
export interface UploadStep extends ExtraStep {
  upload: { path: string; field: string };
}

/** Credits of the account during a run. */
const creditsForRun = 20;
const reason = 'A run of the collection';
const json = (value: object) => JSON.stringify(value, null, 2);

const design = {
  lettering: 'SET',
  ...{ platform: 'INSTAGRAM', postType: 'INSTAGRAM_POST', size: 'SQUARE', niche: 'COOKING', style: 'BOLD' },
  ...{ primaryText: 'Fresh bread at seven', customPrompt: '' },
};
const month = {
  ...{ idea: 'Bread and cake of a small bakery', length: 8 },
  ...{ platform: 'INSTAGRAM', niche: 'COOKING', style: 'BOLD' },
};
const setCredits = `mutation Set($id: ID!, $to: Int!) {
  updateUser(id: $id, input: { credits: { to: $to, reason: "${reason}" } }) { errors { code message } }
}`;
const setActive = `mutation Set($id: ID!, $version: Int!, $isActive: Boolean!) {
  setPackageActive(id: $id, version: $version, isActive: $isActive) { package { version } errors { code message } }
}`;

/** What a run makes before the REST paths are called. */
export const firstSteps: readonly (GraphQLStep | UploadStep)[] = [
  {
    name: 'Read the own account',
    query: '{ me { id email credits } }',
    stores: {
      userId: 'answer.data.me.id',
      userEmail: 'answer.data.me.email',
      credits: 'String(answer.data.me.credits)',
      today: 'new Date().toISOString().slice(0, 10)',
    },
  },
  {
    name: 'Set the credits for a run',
    query: setCredits,
    variables: `{ "id": "{{userId}}", "to": ${creditsForRun} }`,
    mutation: 'updateUser',
  },
  {
    name: 'Read what the shop has',
    query: `{
  items(page: { size: 1 }) { items { id } }
  allPackages { id version position }
  purchases(filter: { paymentStatus: [PAID] }, page: { size: 100 }) { items { invoices { id } } }
}`,
    stores: {
      itemId: 'answer.data.items.items[0].id',
      lastPackageId: 'answer.data.allPackages.sort((a, b) => b.position - a.position)[0].id',
      lastPackageVersion: 'String(answer.data.allPackages.sort((a, b) => b.position - a.position)[0].version)',
      invoiceId:
        '(answer.data.purchases.items.flatMap((one) => one.invoices)[0] || { id: pm.collectionVariables.get("unknownId") }).id',
    },
  },
  {
    name: 'Take the last package off sale, as three can be on sale',
    query: setActive,
    variables: '{ "id": "{{lastPackageId}}", "version": {{lastPackageVersion}}, "isActive": false }',
    mutation: 'setPackageActive',
    stores: { lastPackageVersion: 'String(answer.data.setPackageActive.package.version)' },
  },
  {
    name: 'Upload a sample picture',
    upload: imageUpload,
    stores: { pictureName: 'answer.file.url.split("/").pop()' },
  },
  {
    name: 'Upload a sample picture for a ticket',
    upload: { path: ticketImagesPath, field: imageUpload.field },
    stores: { ticketImageId: 'answer.image.id' },
  },
  { name: 'Upload a sample photo', upload: photoUpload, stores: { photoId: 'answer.photo.id' } },
  {
    name: 'Make a design of the photo',
    query: `mutation Make($input: CreateDesignInput!) {
  createDesign(input: $input, wait: true) { design { id status } errors { code message } }
}`,
    variables: json({ input: { requestId: '{{$guid}}', photoId: '{{photoId}}', design } }),
    mutation: 'createDesign',
    stores: { designId: 'answer.data.createDesign.design.id' },
  },
  {
    name: 'Plan a month',
    query: 'mutation Plan($input: MonthInput!) { planMonth(input: $input) { plan { id } errors { code message } } }',
    variables: json({ input: { requestId: '{{$guid}}', startsOn: '{{today}}', ...month } }),
    mutation: 'planMonth',
    stores: { monthId: 'answer.data.planMonth.plan.id' },
  },
];

/** What removes the objects that a run has made. Tickets and the ledger remain. */
export const lastSteps: readonly GraphQLStep[] = [
  {
    name: 'Delete the month',
    query: 'mutation Delete($id: ID!) { deleteMonth(id: $id) { errors { code message } } }',
    variables: '{ "id": "{{monthId}}" }',
    mutation: 'deleteMonth',
  },
  {
    name: 'Delete the design',
    query: 'mutation Delete($ids: [ID!]!) { deleteDesigns(ids: $ids) { done errors { code message } } }',
    variables: '{ "ids": ["{{designId}}"] }',
    mutation: 'deleteDesigns',
  },
  {
    name: 'Read the version of the package',
    query: 'query Read($id: ID!) { packageForEditing(id: $id) { version } }',
    variables: '{ "id": "{{newPackageId}}" }',
    stores: { newPackageVersion: 'String(answer.data.packageForEditing.version)' },
  },
  {
    name: 'Delete the package',
    query: `mutation Delete($id: ID!, $version: Int!) {
  deletePackage(id: $id, version: $version) { errors { code message } }
}`,
    variables: '{ "id": "{{newPackageId}}", "version": {{newPackageVersion}} }',
    mutation: 'deletePackage',
  },
  {
    name: 'Put the last package on sale again',
    query: setActive,
    variables: '{ "id": "{{lastPackageId}}", "version": {{lastPackageVersion}}, "isActive": true }',
    mutation: 'setPackageActive',
  },
  {
    name: 'Set the credits of before',
    query: setCredits,
    variables: '{ "id": "{{userId}}", "to": {{credits}} }',
    mutation: 'updateUser',
  },
];
