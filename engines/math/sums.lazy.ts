/** Closed forms of sums and products, loaded when one has to be found. */
import { closedForm } from './functions/closed-forms';
import { useClosedForms } from './functions/range';

useClosedForms(closedForm);

export { closedForm };
