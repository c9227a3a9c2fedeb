import '@aws-amplify/ui-react/styles/flex.css';
import '@aws-amplify/ui-react/styles/icon.css';
import '@aws-amplify/ui-react/styles/rating.css';
import '@aws-amplify/ui-react/styles/visuallyHidden.css';
import './amplify.css';

/** Stars for show, of a mean with a fraction too; readers hear '4.5 out of 5 rating'. */
export { Rating } from '@aws-amplify/ui-react';
