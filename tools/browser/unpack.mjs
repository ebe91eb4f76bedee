/**
 * Unpacks the browser of the package beside it, with its libraries, fonts and graphics, into TMPDIR, and prints its
 * path. Runs in the folder in which `npm ci` installed the package.
 */
import chromium from '@sparticuz/chromium';

// the package unpacks the libraries only where it finds the environment that it is made for
process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
console.log(await chromium.executablePath());
