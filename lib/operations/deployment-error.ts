/** Why nothing was deployed, as a sentence for the operator. */
export class DeploymentError extends Error {}
